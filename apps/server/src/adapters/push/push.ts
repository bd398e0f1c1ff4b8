import type { DeviceKeys } from './encrypt-message.ts'
import type { PushKeys } from './push-keys.ts'

/** What a browser gave of its push service. */
export interface PushDevice extends DeviceKeys {
  endpoint: string
}

export interface PushMessage {
  keys: PushKeys
  /** The service may write to it. */
  contact: string
  now: Date
  text: string
  /** How long the service keeps it for a device that is off. */
  ttlSeconds: number
  /** A newer one of the same topic takes its place while it waits; at most 32 letters. */
  topic: string
  isUrgent: boolean
}

/** `gone`: the device has left for good. `refused`: it makes no sense to send this again. */
export type PushAnswer = 'taken' | 'gone' | 'refused'

/** The browsers' push services. */
export interface Push {
  /** Only addresses of the internet: what is sent to comes from a browser, and anybody can say anything. */
  mayReach(endpoint: string): boolean
  /** Throws what is worth another try. */
  send(device: PushDevice, message: PushMessage): Promise<PushAnswer>
}
