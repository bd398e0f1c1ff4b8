import type { HostReport, HostState } from '@grandstand/contract'
import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useClient } from '../../../platform/client-context.ts'
import { errorText } from '../../../platform/error-text.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { State, type Tone } from '../../../platform/state.tsx'
import { DnsAdvice } from './dns-advice.tsx'

const tones: Record<HostState, Tone> = {
  secure: 'good',
  plain: 'warn',
  renamed: 'bad',
  elsewhere: 'bad',
  silent: 'bad',
  unset: 'bad',
  private: 'off',
  local: 'off',
}

interface HostCheckProps {
  channel: string
  host: string
  /** It is asked without a tap. */
  isNew: boolean
}

/** Where a name leads, asked when somebody wants to know: name servers are slow, and some take a day. */
export function HostCheck({ channel, host, isNew }: HostCheckProps) {
  const i18n = useI18n()
  const say = i18n.words.server.hosts
  const client = useClient()
  const [isAsked, setIsAsked] = useState(isNew)
  const check = useQuery({
    queryKey: ['host-check', channel, host],
    queryFn: ({ signal }) =>
      client.send(studioWireCalls.checkHost, { params: { channel }, body: { host } }, { signal }),
    enabled: isAsked,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  const ask = () => (isAsked ? void check.refetch() : setIsAsked(true))
  return (
    <div className="stack-2 start">
      <div className="stack-2 unless-empty" role="status">
        {check.data && !check.isFetching && <Told host={host} report={check.data} />}
        {check.isError && !check.isFetching && (
          <p className="small strong problem">{errorText(check.error, i18n)}</p>
        )}
      </div>
      <button
        className="button"
        type="button"
        aria-label={i18n.fill(say.checkOf, { host })}
        disabled={check.isFetching}
        onClick={ask}
      >
        {check.isFetching ? say.checking : say.check}
      </button>
    </div>
  )
}

function Told({ host, report }: { host: string; report: HostReport }) {
  const { words, fill } = useI18n()
  const say = words.server.hosts
  const { state, addresses } = report
  const isWrong = state === 'unset' || state === 'elsewhere' || state === 'silent'
  return (
    <>
      <div>
        <State tone={tones[state]} text={say.states[state]} />
      </div>
      {state !== 'secure' && state !== 'local' && <p className="small pretty">{say.advice[state]}</p>}
      {addresses.length > 0 && (
        <p className="quiet meta breaks">{fill(say.found, { addresses: addresses.join(', ') })}</p>
      )}
      {isWrong && <DnsAdvice host={host} wanted={report.wanted} />}
    </>
  )
}
