import type { PayoutState } from '@grandstand/contract/studio-constants'
import type { Tone } from '../../../platform/state.tsx'

export const payoutTones: Record<PayoutState, Tone> = {
  on_the_way: 'off',
  paid: 'good',
  failed: 'bad',
  canceled: 'off',
}
