import type { MailReport } from '@grandstand/contract'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'

/** What is wrong in our words, and what the mail server said in its own. */
export function MailProblem({ report: { problem, detail } }: { report: MailReport }) {
  const say = useI18n().words.server.mail
  if (problem === null) return null
  return (
    <div className="stack-1">
      <p className="small strong problem">{say.problems[problem]}</p>
      {detail && <code className="meta breaks">{detail}</code>}
    </div>
  )
}
