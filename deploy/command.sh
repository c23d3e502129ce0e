#!/bin/sh
# A command of Minato on the shop's own database, with what its unit is given, as its user. For root, who alone reads /etc/minato:
#   /srv/minato/deploy/command.sh manager anna@dealer.example --tenant staging
# A file of /etc/minato is a variable, and its name says which: database-url is DATABASE_URL. Another place, another user:
# ETC_MINATO and SHOP_USER.
set -eu
command=${1:?'Which command: manager, import, backup, restore?'}
shift
root=$(cd "$(dirname "$0")/.." && pwd)
settings=${ETC_MINATO:-/etc/minato}
user=${SHOP_USER:-minato}
set -a
NODE_ENV=production
MINATO_DATA=/var/lib/minato
[ ! -f "$settings/environment" ] || . "$settings/environment"
set +a
for file in "$settings"/*; do
  case ${file##*/} in environment | *[!a-z0-9-]*) continue ;; esac
  export "$(printf %s "${file##*/}" | tr a-z- A-Z_)=$(cat "$file")"
done
set -- "$root/node_modules/.bin/node" "$root/scripts/$command.ts" "$@"
# A restore reads a backup of any owner, and gives the files to the owner of MINATO_DATA.
[ "$command" = restore ] || set -- setpriv --reuid="$user" --regid="$(id -g "$user")" --init-groups "$@"
exec "$@"
