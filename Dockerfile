# The digests are those that docker-library/repo-info records for these tags; Dependabot proposes newer ones.
FROM node:22-slim@sha256:48e4b67d85f87bd551df43704e24d252f56cc5f8e9718841aace50f19948f0f9 AS pages
WORKDIR /src/web
COPY web/package.json web/package-lock.json web/.npmrc ./
# `npm ci` would ask for the native builds of all platforms, of which the lock has those of Linux. Hashes are compared here, too.
RUN npm install --no-save --ignore-scripts
COPY web .
COPY src/emporion/locales ../src/emporion/locales
RUN npm run build

FROM python:3.13-slim@sha256:9662417aace5ae7b8e2609cce472b72a8958e134ba372808abe9cc1a0c0125e6 AS build
WORKDIR /src
RUN pip install --no-cache-dir uv==0.13.8 && uv venv /app
COPY . .
COPY --from=pages /src/src/emporion/web src/emporion/web
# uv compares what it installs and builds with the hashes of the constraints.
RUN VIRTUAL_ENV=/app uv pip install --no-cache --compile-bytecode \
    --constraint requirements.lock --build-constraint requirements.lock ".[server,postgres]"
# For any processor of this architecture: rules are as fast as for the one that builds.
RUN NUMBA_CPU_NAME=generic EMPORION_CACHE=/app/prepared /app/bin/emporion prepare

FROM python:3.13-slim@sha256:9662417aace5ae7b8e2609cce472b72a8958e134ba372808abe9cc1a0c0125e6
LABEL org.opencontainers.image.title="Emporion" org.opencontainers.image.licenses="MIT"
RUN useradd --uid 1000 --create-home --shell /usr/sbin/nologin emporion \
    && mkdir /data && chown 1000:1000 /data \
    && python -m pip uninstall --yes --quiet --root-user-action=ignore pip
COPY --from=build /app /app
USER 1000:1000
ENV PATH=/app/bin:$PATH EMPORION_HOST=0.0.0.0 EMPORION_DATA=/data EMPORION_CACHE=/data/cache \
    EMPORION_PREPARED=/app/prepared NUMBA_CPU_NAME=generic
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
    CMD ["python", "-c", "import os, urllib.request as r; r.urlopen(f'http://127.0.0.1:{os.environ.get(\"EMPORION_PORT\", 8080)}/health', timeout=4)"]
CMD ["emporion", "serve"]
