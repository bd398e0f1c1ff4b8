import path from 'node:path'

/** Where things are inside the directory that `startEmbeddedPostgres` is given. */
export const layout = {
  /** Named after the major version: another version cannot open these files. */
  pgdata: (dir: string) => path.join(path.resolve(dir), 'pg18'),
  unfinished: (dir: string) => path.join(path.resolve(dir), 'pg18.unfinished'),
  socketDir: (dir: string) => path.join(path.resolve(dir), 'socket'),
  pauseMarker: (dir: string) => path.join(path.resolve(dir), 'paused'),
}
