import type { InterfaceLanguage } from '@grandstand/contract'

interface GiftMailWords {
  subject: string
  /** Where the buyer gave no name. */
  text: string
  textFrom: string
  how: string
  button: string
  otherwise: string
}

export const giftMailWords: Record<InterfaceLanguage, GiftMailWords> = {
  en: {
    subject: 'A gift for you: {product}',
    text: 'You have been given {product} on {channel}.',
    textFrom: '{from} has given you {product} on {channel}.',
    how: 'Open your gift with the button below. It costs nothing, and the link works once.',
    button: 'Open the gift',
    otherwise:
      'If you do not know who this is from, ignore this mail: nothing happens until you open the gift.',
  },
  fr: {
    subject: 'Un cadeau pour vous\u00a0: {product}',
    text: 'On vous offre {product} sur {channel}.',
    textFrom: '{from} vous offre {product} sur {channel}.',
    how: 'Ouvrez votre cadeau avec le bouton ci-dessous. C’est gratuit, et le lien ne sert qu’une fois.',
    button: 'Ouvrir le cadeau',
    otherwise:
      'Si vous ne savez pas de qui il vient, ignorez ce message\u00a0: rien ne se passe tant que vous n’ouvrez pas le cadeau.',
  },
  bg: {
    subject: 'Подарък за вас: {product}',
    text: 'Получавате подарък: {product} в {channel}.',
    textFrom: '{from} ви подарява {product} в {channel}.',
    how: 'Отворете подаръка си с бутона по-долу. Безплатно е, а връзката важи само веднъж.',
    button: 'Отваряне на подаръка',
    otherwise:
      'Ако не знаете от кого е, не обръщайте внимание на това писмо: нищо не се случва, докато не отворите подаръка.',
  },
}
