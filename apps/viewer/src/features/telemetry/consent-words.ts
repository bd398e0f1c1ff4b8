const words = {
  en: {
    label: 'Counting visits',
    text: 'May we count what is watched and clicked here? We keep no address and sell nothing.',
    google:
      'Google Analytics counts along and sets cookies for it; it learns neither your name nor your email address.',
    yes: 'Yes, count me',
    no: 'No, thanks',
    privacy: 'Privacy policy',
    kept: { yes: 'You agreed on {date}.', no: 'You said no on {date}.' },
  },
  fr: {
    label: 'Mesure d’audience',
    text: 'Pouvons-nous compter ce qui est regardé et cliqué ici\u202f? Nous ne gardons aucune adresse et ne vendons rien.',
    google:
      'Google Analytics compte aussi et dépose des témoins (cookies) pour cela\u202f; il n’apprend ni votre nom ni votre adresse courriel.',
    yes: 'Oui, comptez-moi',
    no: 'Non, merci',
    privacy: 'Politique de confidentialité',
    kept: { yes: 'Vous avez accepté le {date}.', no: 'Vous avez refusé le {date}.' },
  },
  bg: {
    label: 'Броене на посещенията',
    text: 'Може ли да броим какво се гледа и натиска тук? Не пазим адреси и не продаваме нищо.',
    google:
      'Google Analytics също брои и използва бисквитки за това; не научава нито името, нито имейл адреса ви.',
    yes: 'Да, бройте ме',
    no: 'Не, благодаря',
    privacy: 'Поверителност',
    kept: { yes: 'Съгласихте се на {date}.', no: 'Отказахте на {date}.' },
  },
}
export type ConsentWords = (typeof words)['en']

export function consentWords(language: string): ConsentWords {
  return language === 'fr' || language === 'bg' ? words[language] : words.en
}
