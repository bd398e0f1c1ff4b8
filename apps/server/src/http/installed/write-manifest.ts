import type { ChannelSettings, ColorSettings } from '@grandstand/contract'
import { appIcons, iconName } from '../../channel/app-icons/index.ts'

/** What a browser needs to put the channel among the apps of a device. */
export function writeManifest(settings: ChannelSettings, colors: ColorSettings, language: string): string {
  return JSON.stringify({
    id: '/',
    name: settings.name,
    short_name: settings.short_name,
    description: settings.description,
    lang: language,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: colors['header-background'],
    background_color: colors['body-background'],
    icons: appIcons
      .filter(({ purpose }) => purpose !== 'touch')
      .map(icon => ({
        src: `/icons/${iconName(icon)}`,
        sizes: `${icon.size}x${icon.size}`,
        type: 'image/png',
        purpose: icon.purpose,
      })),
  })
}
