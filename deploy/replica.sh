#!/bin/bash
# A streaming replica of the PostgreSQL that PGHOST, PGUSER and PGPASSWORD name: its first start copies it.
set -euo pipefail
chmod 0700 "$PGDATA"
until [ -e "$PGDATA/copied" ]; do
  find "$PGDATA" -mindepth 1 -delete
  if pg_basebackup --pgdata="$PGDATA" --write-recovery-conf --wal-method=stream --checkpoint=fast; then
    touch "$PGDATA/copied"
  else
    sleep 2
  fi
done
exec env -u PGHOST -u PGUSER -u PGPASSWORD postgres -D "$PGDATA"
