import { type Grant, grantTypes } from '@grandstand/contract'
import { z } from 'zod'
import { localiser } from '../../channel/channel/index.ts'
import type { Reader } from '../../context/channel.ts'
import type { GrantRow } from './grant-store.ts'

const grantType = z.enum(grantTypes)

/** As its holder sees it. */
export function describeGrant(asked: Reader, row: GrantRow): Grant {
  const { id, event_id, package_id, subscription_id, participant_id } = row
  return {
    id,
    event_id,
    package_id,
    subscription_id,
    participant_id,
    type: grantType.parse(row.type),
    name: localiser(asked)(row.product_name),
    created_at: row.created_at.toISOString(),
    ends_at: row.ends_at.toISOString(),
  }
}
