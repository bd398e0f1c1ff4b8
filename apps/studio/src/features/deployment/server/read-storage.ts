import type { BodyInput, studioCalls } from '@grandstand/contract'
import type { FormProblems, FormValues } from '@grandstand/ui'

export type StorageKind = 's3' | 'disk'
export const storageFields = [
  'root',
  'bucket',
  'region',
  'endpoint',
  'prefix',
  'key_id',
  'secret',
  'keeps_local',
] as const
export type StorageField = (typeof storageFields)[number]
type Typed = FormValues<StorageField>

const forms = {
  root: /^\/.+$/,
  bucket: /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/,
  region: /^[a-z0-9-]{2,40}$/,
  endpoint: /^(?:https?:\/\/\S+)?$/,
  prefix: /^[\x20-\x7e]{0,200}$/,
  key_id: /^[\x21-\x7e]{1,200}$/,
  secret: /^[\x21-\x7e]{1,500}$/,
} as const

export function checkStorage(kind: StorageKind, typed: Typed): FormProblems<StorageField> {
  const check = (name: keyof typeof forms) => (forms[name].test(typed[name].trim()) ? null : 'form')
  if (kind === 'disk') return { root: check('root') }
  return {
    bucket: check('bucket'),
    region: check('region'),
    endpoint: check('endpoint'),
    prefix: check('prefix'),
    key_id: check('key_id'),
    secret: check('secret'),
  }
}

export function readStorage(kind: StorageKind, typed: Typed): BodyInput<typeof studioCalls.setStorage> {
  const { root, bucket, region, endpoint, prefix, key_id, secret, keeps_local } = typed
  const keeps = keeps_local !== ''
  if (kind === 'disk') return { place: { kind, root: root.trim() }, keeps_local: keeps }
  return {
    place: {
      kind,
      bucket: bucket.trim(),
      region: region.trim(),
      endpoint: endpoint.trim() === '' ? null : endpoint.trim(),
      prefix: prefix.trim(),
      key_id: key_id.trim(),
      secret: secret.trim(),
    },
    keeps_local: keeps,
  }
}
