import type { CheckedKeys, PaymentKeys } from './check-keys.ts'
import type { PayingChannel, PaymentAccount } from './payment-account.ts'
import type { PaymentPlatform } from './payment-platform.ts'

/** Every channel's accounts. */
export interface Payments {
  /**
   * What sells now, or with a name the account that an order was begun at. Null: the channel sells nothing, for it has no keys
   * and there is no sandbox.
   */
  find(channel: PayingChannel, name?: string | null): PaymentAccount | null
  /** What connects accounts without keys; null: the deployment has no platform. */
  platform: PaymentPlatform | null
  /** What a pair of keys that somebody typed is good for. */
  check(keys: PaymentKeys): Promise<CheckedKeys>
}
