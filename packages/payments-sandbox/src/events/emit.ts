import type { Call } from '../api/call.ts'
import { newId } from '../api/new-id.ts'
import { render } from '../api/render.ts'
import { apiVersion } from '../api-version.ts'
import type { EventObject } from '../objects/event.ts'

type Emitting = Pick<Call, 'tx' | 'now' | 'requestId' | 'idempotencyKey'>

/** The event is part of the change that it tells of; its deliveries are planned when the change is whole. */
export function emit(call: Emitting, type: string, object: EventObject, before?: object): void {
  call.tx.put('event', {
    id: newId('evt'),
    object: 'event',
    api_version: apiVersion,
    created: call.now,
    data: { object: render(object), ...(before && { previous_attributes: changedFields(before, object) }) },
    livemode: false,
    pending_webhooks: 0,
    request: { id: call.requestId || null, idempotency_key: call.idempotencyKey },
    type,
  })
}

function changedFields(before: object, after: object): object {
  const now = new Map(Object.entries(after))
  return Object.fromEntries(
    Object.entries(before).filter(
      ([name, value]) => name !== 'sandbox' && JSON.stringify(now.get(name)) !== JSON.stringify(value),
    ),
  )
}
