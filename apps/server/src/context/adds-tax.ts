import type { Channel } from './channel.ts'

/** Off unless the channel's files or its Studio say otherwise: then the provider must know where its seller is registered. */
export const addsTax = ({ settings, payment_accounts }: Channel): boolean =>
  settings.stripe?.tax ?? payment_accounts.find(({ is_current }) => is_current)?.adds_tax ?? false
