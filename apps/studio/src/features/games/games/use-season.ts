import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useClient } from '../../../platform/client-context.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import {
  beginSeason,
  changeSeason,
  type SeasonBody,
  type SeasonChange,
  type SeasonState,
} from './season-state.ts'

export type Season = ReturnType<typeof useSeason>

/** A season that the server looks at after each change, and then writes at once. */
export function useSeason(channel: string) {
  const { language } = useI18n()
  const client = useClient()
  const queryClient = useQueryClient()
  const [state, setState] = useState<SeasonState | null>(null)
  const looking = useMutation({
    mutationFn: async (body: SeasonBody) => {
      const preview = await client.send(studioWireCalls.previewSeason, { params: { channel }, body })
      setState({ body, preview })
    },
    gcTime: 0,
  })
  const writing = useMutation({
    mutationFn: async ({ body, preview }: SeasonState) => {
      const done = await client.send(studioWireCalls.importSeason, {
        params: { channel },
        body: { ...body, version: preview.version },
      })
      await queryClient.invalidateQueries({ queryKey: ['events'] })
      setState(null)
      return done
    },
    gcTime: 0,
  })
  return {
    state,
    looking,
    writing,
    begin: (source: SeasonBody['source'], sportId: number | null = null) => {
      writing.reset()
      return looking.mutateAsync(beginSeason(source, { language, sportId }))
    },
    change: (change: SeasonChange) => {
      if (!state) return
      looking.mutate(changeSeason(state.body, change))
    },
  }
}
