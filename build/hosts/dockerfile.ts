import { generatedNote } from "./generated";

/**
 * Debian's nginx with the site, started by a user without rights. Built from the folder `dist`:
 * `docker build -f dist/hosts/Dockerfile dist`.
 */
export function dockerfile({ port, root }: { port: string; root: string }): string {
  return `${generatedNote("docker build -f dist/hosts/Dockerfile -t site dist && docker run -p 8080:8080 site")}
FROM debian:12-slim
RUN apt-get update \\
 && apt-get install -y --no-install-recommends nginx libnginx-mod-http-brotli-static \\
 && rm -rf /var/lib/apt/lists/* \\
 && rm /etc/nginx/sites-enabled/default \\
 && ln -sf /dev/stdout /var/log/nginx/access.log \\
 && ln -sf /dev/stderr /var/log/nginx/error.log \\
 && sed -i -e '/^user /d' -e 's#/run/nginx.pid#/var/lib/nginx/nginx.pid#' /etc/nginx/nginx.conf \\
 && chown -R www-data /var/lib/nginx
COPY hosts/nginx-site.conf /etc/nginx/sites-enabled/site.conf
RUN sed -i -e 's/#brotli //' -e 's/listen 80;/listen ${port};/' -e '/listen \\[::]/d' /etc/nginx/sites-enabled/site.conf
COPY site ${root}
USER www-data
EXPOSE ${port}
STOPSIGNAL SIGQUIT
CMD ["nginx", "-e", "stderr", "-g", "daemon off;"]
`;
}
