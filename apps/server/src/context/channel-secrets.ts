/** What a channel must not say in its files. */
export interface SecretsOfChannel {
  google_secret?: string | undefined
  google_analytics_secret?: string | undefined
  facebook_secret?: string | undefined
  recaptcha_secret?: string | undefined
  stripe_secret?: string | undefined
  stripe_webhook_secret?: string | undefined
}

export interface ChannelSecrets {
  of(channelKey: string): SecretsOfChannel
}
