import type { HostReport } from '@grandstand/contract'
import { CopyButton } from '../../../platform/copy-button.tsx'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import styles from './hosts.module.css'

/** The entries to make where the domain is managed; either of them is enough. */
export function DnsAdvice({ host, wanted }: { host: string; wanted: HostReport['wanted'] }) {
  const say = useI18n().words.server.hosts.dns
  const entries = [
    ...(wanted.name === null ? [] : [{ type: 'CNAME', value: wanted.name }]),
    ...wanted.addresses.map(value => ({ type: value.includes(':') ? 'AAAA' : 'A', value })),
  ]
  if (entries.length === 0) return <p className="small pretty">{say.unknown}</p>
  return (
    <div className="stack-2">
      <p className="small pretty">{entries.length > 1 ? say.one : say.only}</p>
      <ul className="stack-2">
        {entries.map(({ type, value }) => (
          <li key={value} className={styles.entry}>
            <code className="breaks">
              {host} {type} {value}
            </code>
            <CopyButton text={value} what={`${type} ${value}`} isQuiet />
          </li>
        ))}
      </ul>
      <p className="quiet meta pretty">{say.wait}</p>
    </div>
  )
}
