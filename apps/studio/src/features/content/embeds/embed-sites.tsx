import { maxEmbedSites } from '@grandstand/contract/studio-constants'
import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { Icon, TextField } from '@grandstand/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useClient } from '../../../platform/client-context.ts'
import { errorText } from '../../../platform/error-text.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { siteOf } from './embed-snippet.ts'
import styles from './embeds.module.css'

/** The page that the snippet is for: whether its site may show it, and the button that lets it. */
export function EmbedSites({ channel, sites }: { channel: string; sites: readonly string[] }) {
  const i18n = useI18n()
  const { words, fill } = i18n
  const say = words.embeds
  const client = useClient()
  const queryClient = useQueryClient()
  const [typed, setTyped] = useState('')
  const site = siteOf(typed)
  const isAllowed = site !== null && sites.includes(site)
  const allowing = useMutation({
    mutationFn: (wanted: string) =>
      client.send(studioWireCalls.allowEmbedSite, { params: { channel }, body: { site: wanted } }),
    gcTime: 0,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['embed-sites'] }),
  })
  return (
    <section className="stack-3">
      <h2 className={styles.title}>{say.where}</h2>
      <TextField
        name="page"
        label={say.page}
        hint={say.pageHint}
        inputMode="url"
        autoComplete="off"
        value={typed}
        onText={setTyped}
      />
      <p className={styles.allowed} role="status">
        {isAllowed && (
          <>
            <Icon name="check" /> {fill(say.isAllowed, { site })}
          </>
        )}
      </p>
      {site !== null && !isAllowed && sites.length >= maxEmbedSites && (
        <p className="small">{fill(say.full, { number: maxEmbedSites })}</p>
      )}
      {site !== null && !isAllowed && sites.length < maxEmbedSites && (
        <div>
          <button
            className="button"
            type="button"
            disabled={allowing.isPending}
            onClick={() => allowing.mutate(site)}
          >
            {fill(say.allow, { site })}
          </button>
        </div>
      )}
      <p className="small strong problem unless-empty" role="alert">
        {allowing.isError && errorText(allowing.error, i18n)}
      </p>
      {sites.length > 0 && (
        <ul className={styles.sites} aria-label={say.sites}>
          {sites.map(each => (
            <li key={each}>{each}</li>
          ))}
        </ul>
      )}
    </section>
  )
}
