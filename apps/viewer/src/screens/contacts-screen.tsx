import { AsideCard } from '../features/channel/aside-card.tsx'
import { ScreenHeading } from '../features/channel/screen-heading.tsx'
import { ContactForm } from '../features/contact/contact-form.tsx'
import { useContentWords } from '../locales/words.ts'
import styles from './screens.module.css'

export function ContactsScreen() {
  const texts = useContentWords()
  return (
    <>
      <ScreenHeading screen="contacts" />
      <div className={styles.columns}>
        <div className={`${styles.main} stack-5 top`}>
          <p className="lead">{texts.contacts.intro}</p>
          <ContactForm />
        </div>
        <AsideCard
          title={texts.contacts.faqTitle}
          text={texts.contacts.faqText}
          link={{ href: '/faq', label: texts.contacts.faqLink }}
        />
      </div>
    </>
  )
}
