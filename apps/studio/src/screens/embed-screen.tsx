import { Skeleton } from '@grandstand/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { embedSitesQuery } from '../features/content/embeds/embed-queries.ts'
import { EmbedSites } from '../features/content/embeds/embed-sites.tsx'
import {
  type EmbedKind,
  embedKinds,
  embedPath,
  writeSnippet,
} from '../features/content/embeds/embed-snippet.ts'
import { EmbedSubject } from '../features/content/embeds/embed-subject.tsx'
import styles from '../features/content/embeds/embeds.module.css'
import { gameChoicesQuery } from '../features/games/games/games-queries.ts'
import { useClient } from '../platform/client-context.ts'
import { CopyButton } from '../platform/copy-button.tsx'
import { eventsHref } from '../platform/hrefs.ts'
import { useI18n } from '../platform/i18n/use-i18n.ts'
import { LoadProblem } from '../platform/load-problem.tsx'
import { Picks } from '../platform/picks.tsx'
import { ScreenHead } from '../platform/screen-head.tsx'

/** A snippet for another site's page, what it shows, and the sites that may show it. */
export function EmbedScreen({ channel, event }: { channel: string; event: string }) {
  const { words, language, fill } = useI18n()
  const say = words.embeds
  const client = useClient()
  const sites = useQuery(embedSitesQuery(client, channel))
  const choices = useQuery(gameChoicesQuery(client, channel, language))
  const [kind, setKind] = useState<EmbedKind>('game')
  const [value, setValue] = useState(event)
  const failed = [sites, choices].find(({ isError }) => isError)
  const path = embedPath(kind, value)
  const src = path && sites.data ? sites.data.origin + path : null
  const snippet = src && writeSnippet({ kind, src, title: say.titles[kind] })
  return (
    <>
      <ScreenHead title={say.title} back={{ href: eventsHref(channel), label: words.event.back }} />
      {failed && <LoadProblem error={failed.error} onRetry={() => void failed.refetch()} />}
      {!sites.data || !choices.data ? (
        !failed && <Skeleton shape="row" count={4} />
      ) : (
        <div className={styles.columns}>
          <div className="stack-5">
            <Picks
              label={say.what}
              value={kind}
              options={embedKinds.map(each => ({ value: each, label: say.kinds[each] }))}
              onPick={chosen => {
                setKind(chosen)
                setValue('')
              }}
            />
            <EmbedSubject
              channel={channel}
              kind={kind}
              value={value}
              choices={choices.data}
              onValue={setValue}
            />
            <EmbedSites channel={channel} sites={sites.data.sites} />
          </div>
          <div className="stack-4">
            {snippet && path ? (
              <>
                <pre className={styles.code}>{snippet}</pre>
                <div>
                  <CopyButton text={snippet} what={say.title} />
                </div>
                {sites.data.origin === location.origin ? (
                  <iframe
                    className={styles.frame}
                    data-kind={kind}
                    key={path}
                    src={path}
                    title={say.preview}
                  />
                ) : (
                  <p className="quiet small pretty">
                    {fill(say.elsewhere, { site: sites.data.origin })}{' '}
                    <a href={sites.data.origin + path} target="_blank" rel="noreferrer">
                      {say.open}
                    </a>
                  </p>
                )}
              </>
            ) : (
              <p className="quiet">{say.missing[kind]}</p>
            )}
          </div>
        </div>
      )}
    </>
  )
}
