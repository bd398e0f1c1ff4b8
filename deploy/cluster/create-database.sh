#!/bin/sh
# Patroni calls it once, with the address of the new database: https://patroni.readthedocs.io (post_init).
set -e
exec "${POSTGRES_BIN}/psql" --quiet --no-psqlrc --set ON_ERROR_STOP=1 "$1" <<SQL
create role grandstand login password '${PASSWORD}';
create database grandstand owner grandstand;
SQL
