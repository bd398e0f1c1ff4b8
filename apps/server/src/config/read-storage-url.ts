import { fileURLToPath } from 'node:url'
import type { StorageTarget } from '../adapters/storage/index.ts'
import { StartError } from '../runtime/start-error.ts'

type Credentials = Extract<StorageTarget, { kind: 's3' }>['credentials']

/** `file:///mnt/recordings`, or `s3://bucket/prefix?endpoint=https://…&region=…`. Null: beside what is recorded. */
export function readStorageUrl(text: string | undefined, credentials: Credentials): StorageTarget | null {
  if (text === undefined || text === 'file:') return null
  const url = URL.parse(text)
  if (url?.protocol === 'file:' && url.host === '') return { kind: 'disk', root: fileURLToPath(url) }
  if (url?.protocol !== 's3:' || url.hostname === '')
    throw new StartError('STORAGE_URL must be like file:///mnt/recordings or s3://bucket/prefix?region=…')
  const endpoint = url.searchParams.get('endpoint')
  if (endpoint !== null && !/^https?:$/.test(URL.parse(endpoint)?.protocol ?? ''))
    throw new StartError('The endpoint in STORAGE_URL must be an https address.')
  return {
    kind: 's3',
    bucket: url.hostname,
    prefix: url.pathname.replace(/^\/+|\/+$/g, '').replace(/.$/, '$&/'),
    endpoint,
    region: url.searchParams.get('region') ?? 'us-east-1',
    credentials,
  }
}
