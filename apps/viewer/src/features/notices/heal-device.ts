import { type ApiClient, ApiError } from '@grandstand/api-client'
import { wireCalls } from '@grandstand/contract/wire'
import type { QueryClient } from '@tanstack/react-query'
import { subscribeDevice } from '../../platform/device-push.ts'
import { forgetKnownDevice, keepKnownDevice, readKnownDevice } from '../../platform/known-device.ts'
import type { AppStorage } from '../../platform/storage.ts'
import { noticesKey } from './notices-key.ts'

/**
 * A browser may lose or change its subscription while nobody looks, and the channel its keys. The choices made on this
 * device then move to its new subscription.
 */
export async function healDevice(
  { client, storage, queryClient }: { client: ApiClient; storage: AppStorage; queryClient: QueryClient },
  language: string,
): Promise<void> {
  const former = readKnownDevice(storage)
  if (!former || Notification.permission !== 'granted') return
  const { public_key } = await client.send(wireCalls.getPushKey)
  const { endpoint, p256dh, auth } = await subscribeDevice(language, public_key)
  if (endpoint === former.endpoint) return
  try {
    await client.send(wireCalls.changePushSubscription, { body: { endpoint, p256dh, auth, former } })
    keepKnownDevice(storage, { endpoint, auth })
    // A screen that was quicker has asked for a device that nobody knew yet.
    await queryClient.invalidateQueries({ queryKey: noticesKey })
  } catch (error) {
    // The server has forgotten it: there is nothing to move.
    if (!(error instanceof ApiError && error.code === 'not_found')) throw error
    forgetKnownDevice(storage)
  }
}
