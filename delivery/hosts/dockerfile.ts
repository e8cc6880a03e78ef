import { generatedNote } from "./generated";

/** nginx with the site in it. Built from the folder `dist`: `docker build -f dist/hosts/Dockerfile dist`. */
export function dockerfile({ port, root }: { port: string; root: string }): string {
  return `${generatedNote("docker build -f dist/hosts/Dockerfile -t site dist && docker run -p 8080:8080 site")}
FROM debian:12-slim
RUN apt-get update \\
 && apt-get install -y --no-install-recommends nginx libnginx-mod-http-brotli-static \\
 && rm -rf /var/lib/apt/lists/*
COPY hosts/nginx.conf /etc/nginx/nginx.conf
COPY site ${root}
USER www-data
EXPOSE ${port}
STOPSIGNAL SIGQUIT
CMD ["nginx", "-e", "stderr", "-g", "daemon off;"]
`;
}
