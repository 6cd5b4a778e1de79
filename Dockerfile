# The server with the panel, as docs/operations.md describes it. Build it at the root of the repository:
#   docker build --tag hearth .
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /build
ENV CI=true NODE_OPTIONS=--max-old-space-size=4096
COPY . .
# pnpm is pinned in package.json; npx needs no other tool.
RUN npx --yes pnpm@10.34.9 install --frozen-lockfile \
  && npx --yes pnpm@10.34.9 build \
  && npx --yes pnpm@10.34.9 --filter @hearth/server --prod --legacy deploy /out \
  && npx --yes pnpm@10.34.9 sbom \
  && rm -rf /out/src /out/test /out/bench /out/attacks

FROM node:24.21.0-bookworm-slim
# Nothing is installed while it runs, so the tools for that leave with their vulnerabilities.
RUN rm -rf /usr/local/lib/node_modules /usr/local/bin/npm /usr/local/bin/npx /usr/local/bin/corepack \
    /opt/yarn-* /usr/local/bin/yarn /usr/local/bin/yarnpkg \
  && mkdir /data \
  && chown node:node /data
WORKDIR /app
COPY --from=build /out apps/server
COPY --from=build /build/apps/server/dist apps/server/dist
COPY --from=build /build/apps/admin/dist apps/admin/dist
COPY --from=build /build/openapi/openapi.gen.json openapi/openapi.gen.json
COPY --from=build /build/sbom.cdx.json sbom.cdx.json
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data
# By number, so that Kubernetes can see that it is not root.
USER 1000:1000
EXPOSE 3000
VOLUME /data
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# As the first process node gets SIGTERM itself, and drains (DRAIN_SECONDS).
ENTRYPOINT ["node", "--max-semi-space-size=8", "--liftoff-only"]
CMD ["apps/server/dist/main.js"]
