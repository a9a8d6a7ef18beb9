FROM node:22-slim AS pages
WORKDIR /src/web
COPY web/package.json web/package-lock.json web/.npmrc ./
RUN npm install --no-save
COPY web .
COPY src/emporion/locales ../src/emporion/locales
RUN npm run build

FROM python:3.13-slim AS build
WORKDIR /src
COPY . .
COPY --from=pages /src/src/emporion/web src/emporion/web
RUN pip install --no-cache-dir uv \
    && uv venv /app \
    && VIRTUAL_ENV=/app uv pip install --no-cache --compile-bytecode --constraint requirements.lock .

FROM python:3.13-slim
COPY --from=build /app /app
RUN useradd --create-home emporion && mkdir /data && chown emporion /data
USER emporion
ENV PATH=/app/bin:$PATH EMPORION_HOST=0.0.0.0 EMPORION_DATA=/data EMPORION_CACHE=/data/cache
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
    CMD ["python", "-c", "import os, urllib.request as r; r.urlopen(f'http://127.0.0.1:{os.environ.get(\"EMPORION_PORT\", 8080)}/health', timeout=4)"]
CMD ["emporion", "serve"]
