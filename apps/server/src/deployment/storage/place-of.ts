interface Place {
  kind: 'disk' | 's3'
  root?: string
  bucket?: string
  prefix?: string
}

/** In words, without any secret of it. */
export function placeOf({ kind, root = '', bucket = '', prefix = '' }: Place): string {
  return kind === 'disk' ? root : `${bucket}/${prefix}`
}
