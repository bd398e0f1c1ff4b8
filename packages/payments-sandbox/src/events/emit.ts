import type { Call } from '../api/call.ts'
import { newId } from '../api/new-id.ts'
import { render } from '../api/render.ts'
import { apiVersion } from '../api-version.ts'
import type { EventObject } from '../objects/webhook.ts'

/** The event is part of the change that it tells of; its deliveries are planned when the change is whole. */
export function emit({ tx, now }: Pick<Call, 'tx' | 'now'>, type: string, object: EventObject): void {
  tx.put('event', {
    id: newId('evt'),
    object: 'event',
    api_version: apiVersion,
    created: now,
    data: { object: render(object) },
    type,
  })
}
