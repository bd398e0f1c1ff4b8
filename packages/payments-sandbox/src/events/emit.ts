import type Stripe from 'stripe'
import type { Wire } from '../answers/wire.ts'
import type { Call } from '../api/call.ts'
import { newId } from '../api/new-id.ts'
import { apiVersion } from '../api-version.ts'
import type { EventObject, EventType } from '../objects/webhook.ts'

type ObjectOf<Type extends EventType> = Wire<Extract<Stripe.Event, { type: Type }>['data']['object']>

/** The event is part of the change that it tells of; its deliveries are planned when the change is whole. */
export function emit<Type extends EventType>(
  { tx, now }: Pick<Call, 'tx' | 'now'>,
  type: Type,
  object: ObjectOf<Type> & EventObject,
): void {
  tx.put('event', {
    id: newId('evt'),
    object: 'event',
    api_version: apiVersion,
    created: now,
    data: { object },
    type,
  })
}
