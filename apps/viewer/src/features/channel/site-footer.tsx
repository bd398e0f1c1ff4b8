import { pagePath } from '@grandstand/rules'
import { LanguageSelect, type NavigationEntry, RichText } from '@grandstand/ui'
import { findStaticBlock } from '../../platform/channel/find-static-block.ts'
import { useBootstrap } from '../../platform/channel/use-bootstrap.ts'
import { requestConsent } from '../../platform/consent-request.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { offeredLanguages } from './offered-languages.ts'
import styles from './site-footer.module.css'

export function SiteFooter({ navigation }: { navigation: NavigationEntry[] }) {
  const { settings, pages, static_blocks } = useBootstrap()
  const { words, fill, chosenLanguage, switchLanguage } = useI18n()
  const block = findStaticBlock(static_blocks, 'footer')
  const browse = navigation.flatMap(({ label, href }) => (href === null ? [] : [{ label, href }]))
  const information = pages.map(page => ({ label: page.name, href: pagePath(page) }))
  return (
    <footer className={styles.footer}>
      <div className={`${styles.inner} stack-6`}>
        <div className={`${styles.about} stack-3 top`}>
          <p className={styles.name}>{settings.name}</p>
          {block ? (
            <RichText className={styles.block ?? ''} html={block} />
          ) : (
            <p className={styles.block}>{settings.description}</p>
          )}
        </div>
        <LinkList className={styles.browse} title={words.footer.browse} links={browse} />
        <LinkList title={words.footer.information} links={information} />
      </div>
      <div className={`${styles.base} row-3 middle`}>
        <p>{fill(words.footer.copyright, { year: new Date().getFullYear(), name: settings.name })}</p>
        {settings.analytics_consent === 'ask' && (
          <button type="button" className={styles.choice} onClick={requestConsent}>
            {words.footer.privacyChoices}
          </button>
        )}
        <LanguageSelect
          languages={offeredLanguages(settings)}
          language={chosenLanguage}
          label={words.shell.language}
          onLanguage={switchLanguage}
        />
      </div>
    </footer>
  )
}

interface LinkListProps {
  className?: string | undefined
  title: string
  links: { label: string; href: string }[]
}

function LinkList({ className, title, links }: LinkListProps) {
  if (links.length === 0) return null
  return (
    <nav className={className} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.links}>
        {links.map(({ label, href }) => (
          <li key={href}>
            <a className={styles.link} href={href}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
