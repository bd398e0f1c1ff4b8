import type { ChannelBootstrap } from '@grandstand/contract'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useApp } from '../app-context.ts'
import { useI18n } from '../i18n/use-i18n.ts'
import { bootstrapQuery } from './bootstrap-query.ts'

/** The app is only shown once this is there, so it never waits. */
export function useBootstrap(): ChannelBootstrap {
  const { client } = useApp()
  const { language } = useI18n()
  return useSuspenseQuery(bootstrapQuery(client, language)).data
}
