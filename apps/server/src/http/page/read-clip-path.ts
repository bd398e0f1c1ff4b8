const clipPath = /^\/(?:watch_library|share)\/([1-9]\d{0,8})(?:\/([0-9a-f-]{36}))?\/*$/

/** Which clip the path of a page names, and the secret that it is shared by. */
export function readClipPath(path: string): { id: number; uuid: string | null } | null {
  const [, id, uuid = null] = clipPath.exec(path) ?? []
  return id === undefined ? null : { id: Number(id), uuid }
}
