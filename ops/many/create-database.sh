#!/bin/sh
# Patroni calls it once, with the address of the new database.
set -e
psql --quiet --set ON_ERROR_STOP=1 --set password="$POSTGRES_PASSWORD" "$1" <<'SQL'
create user wordcluster password :'password';
grant pg_read_all_stats to wordcluster;
create database wordcluster owner wordcluster;
SQL
