#!/bin/bash
# Lets a replica in, once: run by the first start of the container of compose.scale.yaml's primary.
set -euo pipefail
psql --set=ON_ERROR_STOP=1 --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" --set=password="$REPLICATION_PASSWORD" <<'SQL'
create role replicator login replication password :'password';
SQL
echo 'host replication replicator all scram-sha-256' >> "$PGDATA/pg_hba.conf"
