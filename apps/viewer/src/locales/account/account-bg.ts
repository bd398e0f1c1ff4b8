import type { AccountCatalogue } from './account-catalogue.ts'

export const bg: AccountCatalogue = {
  menu: {
    accountOf: 'Акаунтът на {name}',
    profile: 'Профил',
    favourites: 'Любими',
    logOut: 'Изход',
    loggedOut: 'Излязохте от акаунта си.',
  },
  password: {
    show: 'Показване на паролата',
    hide: 'Скриване на паролата',
    capsLock: 'Клавишът Caps Lock е включен',
  },
  validation: {
    firstName: 'Въведете името си',
    lastName: 'Въведете фамилията си',
    passwordTooShort: 'Паролата е твърде кратка',
    passwordTooLong: 'Паролата е твърде дълга',
    passwordCommon: 'Тази парола е твърде разпространена. Изберете друга',
    passwordMismatch: 'Паролата и потвърждението ѝ не съвпадат',
    passwordsDontMatch: 'ПАРОЛИТЕ НЕ СЪВПАДАТ',
    phone: 'Телефонният номер има от 10 до 14 цифри',
    terms: 'Моля, приемете общите условия',
    longerThan: 'Трябва да е с повече от {number} знака',
    shorterThan: 'Трябва да е с по-малко от {number} знака',
  },
  errors: {
    wrongLogin: 'Грешен имейл или парола. Моля, опитайте отново.',
    verificationFailed: 'Имейл адресът ви не можа да бъде потвърден.',
    alreadyVerified: 'Имейл адресът ви вече е потвърден.',
    notRegistered:
      'Все още нямате регистрация. Приемете общите условия и натиснете „Регистрация“, за да продължите.',
  },
}
