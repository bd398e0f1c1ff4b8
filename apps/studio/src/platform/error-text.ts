import { ApiError } from '@grandstand/api-client'
import { studioWireCalls, type WireCall } from '@grandstand/contract/studio-wire'
import type { I18n } from './i18n/create-i18n.ts'
import { roleNames } from './role-names.ts'

/** What a failed call says, in words. */
export function errorText(error: unknown, i18n: I18n): string {
  const { words, plural } = i18n
  if (!(error instanceof ApiError)) return words.errors.failed
  if (error.status === 429) {
    return error.retryAfterSeconds ? plural(words.errors.tooMany, error.retryAfterSeconds) : words.errors.busy
  }
  if (error.status === null) return words.errors.offline
  if (error.code === 'role_needed') return roleText(error, i18n)
  if (error.status === 404) return words.errors.notFound
  if (error.code === 'counted_towards_pass') return words.sales.order.isInPass
  if (error.status === 409) return words.errors.conflict
  return error.status === 503 ? words.errors.busy : words.errors.failed
}

const callsByName = new Map<string, WireCall>(Object.entries(studioWireCalls))

function roleText({ callName }: ApiError, i18n: I18n): string {
  return i18n.fill(i18n.words.people.roleNeeded, { roles: roleNames(i18n, callsByName.get(callName)?.by) })
}
