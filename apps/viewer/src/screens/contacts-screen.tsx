import { ScreenHeading } from '../features/channel/screen-heading.tsx'
import { ContactForm } from '../features/contact/contact-form.tsx'
import { useI18n } from '../platform/i18n/use-i18n.ts'
import { AsideCard } from './aside-card.tsx'
import styles from './screens.module.css'

export function ContactsScreen() {
  const { words } = useI18n()
  return (
    <>
      <ScreenHeading path="/contacts" />
      <div className={styles.columns}>
        <div className={styles.main}>
          <p className={styles.lead}>{words.contacts.intro}</p>
          <ContactForm />
        </div>
        <AsideCard
          title={words.contacts.faqTitle}
          text={words.contacts.faqText}
          link={{ href: '/faq', label: words.contacts.faqLink }}
        />
      </div>
    </>
  )
}
