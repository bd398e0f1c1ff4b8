import type { CallMakers } from '@grandstand/contract/studio-constants'
import { listMakers } from '@grandstand/rules'
import { type Column, inArray, type SQL, sql } from 'drizzle-orm'
import { operators, studioKeys } from '../../db/tables.ts'
import { shownName } from '../studio-keys/index.ts'

/**
 * Whether the maker of a row may make a call of the channel now. The maker is a person or a program's key. A person who was
 * removed or lost the role may not, nor may a key that was revoked.
 */
export function mayStillCall(row: { made_by: Column; channel_id: Column }, by: CallMakers): SQL {
  const roles = [...listMakers(by)]
  return sql`(
    exists (
      select from ${operators}
      where lower(${operators.email}) = lower(${row.made_by}) and ${inArray(operators.role, roles)}
        and (${operators.channel_id} is null or ${operators.channel_id} = ${row.channel_id}))
    or exists (
      select from ${studioKeys}
      where ${studioKeys.channel_id} = ${row.channel_id} and ${shownName} = ${row.made_by}
        and ${studioKeys.revoked_at} is null and ${inArray(studioKeys.role, roles)}))`
}
