# Untried: no container runtime was available. `make deb` does the same for Debian, and was tried.
FROM swift:6.3-bookworm AS build
WORKDIR /quartzite
COPY . .
RUN make install PREFIX=/opt/quartzite

# The compiler stays, because `quartzite run` compiles what it shows.
FROM swift:6.3-bookworm
COPY --from=build /opt/quartzite /opt/quartzite
COPY scripts/install-deps /opt/quartzite/install-deps
RUN /opt/quartzite/install-deps run && rm -rf /var/lib/apt/lists/*
ENV PATH=/opt/quartzite/bin:$PATH
ENTRYPOINT ["quartzite"]
