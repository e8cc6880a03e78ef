/** The form of a file that is a list has the list in this field. */
export const listField = "records";

/** The form has the state of the file that it was filled from in this field, which is not shown. */
export const versionField = "loadedVersion";

/** A drawing or a picture is two fields: the name of a drawing, and a file. */
export function pictureField(name: string): string {
  return `${name}Picture`;
}

/** The fields whose names the owner chooses are a list of records with these fields. */
export const othersField = "others";
export const otherName = "name";
export const otherValue = "value";
