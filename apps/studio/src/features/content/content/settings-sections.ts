import type { ContentFieldName } from '@grandstand/contract/studio-constants'

export const settingsSectionNames = [
  'channel',
  'languages',
  'sale',
  'watching',
  'video',
  'login',
  'counting',
  'sites',
  'more',
] as const
export type SettingsSection = (typeof settingsSectionNames)[number]

/** Which settings stand together; one that is named nowhere is among the others. */
const sections: Record<Exclude<SettingsSection, 'more'>, readonly ContentFieldName[]> = {
  channel: [
    'name',
    'short_name',
    'description',
    'logo',
    'share_image',
    'contact_email',
    'time_zone',
    'color_scheme',
  ],
  languages: ['language', 'languages'],
  sale: [
    'currency',
    'seller',
    'refunds',
    'stripe',
    'grace_days',
    'games_count_towards_pass',
    'free_preview_seconds',
  ],
  watching: [
    'capabilities',
    'feature_limits',
    'clips',
    'clip_max_seconds',
    'geo_blocked_countries',
    'archive_from',
    'calendar_after',
  ],
  video: ['wait_for_go', 'live_ladder', 'keep_videos_days', 'cast_app_id'],
  login: ['member_numbers', 'google', 'facebook', 'recaptcha'],
  counting: ['analytics_consent', 'keep_analytics_days', 'google-analytics', 'yare-analytics'],
  sites: ['embed_origins', 'embed_hosts', 'allowed_origins'],
}

export function findSection(field: ContentFieldName): SettingsSection {
  const named = Object.entries(sections).find(([, fields]) => fields.includes(field))?.[0]
  return settingsSectionNames.find(each => each === named) ?? 'more'
}
