# Untried: no container runtime was available. The same commands were tried in bare systems of Debian 12 and 13.
FROM swift:6.3-bookworm AS build
WORKDIR /quartzite
COPY . .
RUN make dist

# The compiler stays, because `quartzite run` compiles what it shows.
FROM swift:6.3-bookworm
COPY --from=build /quartzite/out/dist/quartzite_*.deb /tmp/
RUN apt-get update && apt-get install -y --no-install-recommends /tmp/quartzite_*.deb \
    && rm -rf /tmp/quartzite_*.deb /var/lib/apt/lists/*
ENTRYPOINT ["quartzite"]
