import type { Page } from '@playwright/test';
import { expect, faults, mailCode, personaOf, screens, test } from '../support/fixtures.ts';

const linda = personaOf('main');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

async function openInArabic(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('combobox', { name: 'Language' }).selectOption('العربية');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
}

for (const [screen, viewport] of Object.entries({ phone: screens.phone, desktop: screens.desktop }))
  test.describe(`in Arabic on a ${screen}`, () => {
    test.use({ viewport });

    test('somebody new signs up, confirms the account and signs in to where they wanted to go', async ({ page }) => {
      await openInArabic(page, '/app/settings');
      await page.getByRole('link', { name: 'تسجيل', exact: true }).click();
      await field(page, 'الاسم الأول').fill('Ada');
      await field(page, 'اسم العائلة').fill('Byron');
      await field(page, 'البريد الإلكتروني').fill('ada@example.com');
      await field(page, 'كلمة المرور').fill('difference');
      await page.getByRole('checkbox', { name: 'أوافق على الشروط والأحكام' }).check();
      await button(page, 'إنشاء الحساب').click();

      await expect(title(page, 'التحقق من الحساب')).toBeVisible();
      await button(page, 'إعادة إرسال الرمز').click();
      const dialog = page.getByRole('dialog', { name: 'أُعيد إرسال الرمز' });
      await expect(dialog).toContainText('أعدنا إرسال الرمز إلى ada@example.com');
      await dialog.getByRole('button', { name: 'حسنًا' }).click();
      await field(page, 'رمز التحقق').fill('000');
      await button(page, 'تحقق').click();
      await expect(page.getByRole('alert')).toContainText('Otp does not match.');
      await expect(field(page, 'رمز التحقق')).toHaveValue('');
      await field(page, 'رمز التحقق').fill(await mailCode(page, 'ada@example.com', 'ar'));
      await button(page, 'تحقق').click();

      await expect(title(page, 'مرحبًا بعودتك')).toBeVisible();
      await field(page, 'كلمة المرور').fill('difference');
      await button(page, 'تسجيل الدخول').click();
      await expect(page).toHaveURL('/app/settings');
    });

    test('a forgotten password is set anew, by way of a dropped connection', async ({ page, allowConsole }) => {
      allowConsole(/Failed to load resource/);
      await openInArabic(page, '/forgetPassword');
      await field(page, 'البريد الإلكتروني').fill(linda.email);
      await button(page, 'الحصول على رمز التحقق').click();
      await expect(title(page, 'أدخل رمز التحقق')).toBeVisible();
      await faults(page, [{ call: 'otpVerification', fault: 'drop', times: 1 }]);
      const code = await mailCode(page, linda.email, 'ar');
      await field(page, 'رمز التحقق').fill(code);
      await button(page, 'تحقق').click();
      await expect(page.getByRole('alert')).toContainText('تعذّر');
      await expect(field(page, 'رمز التحقق')).toHaveValue('');
      await field(page, 'رمز التحقق').fill(code);
      await button(page, 'تحقق').click();

      await expect(title(page, 'إعادة تعيين كلمة المرور')).toBeVisible();
      await field(page, 'كلمة المرور الجديدة').fill('a new home');
      await field(page, 'تأكيد كلمة المرور').fill('another home');
      await button(page, 'إعادة التعيين').click();
      await expect(field(page, 'تأكيد كلمة المرور')).toHaveAccessibleDescription('كلمتا المرور غير متطابقتين!');
      await field(page, 'تأكيد كلمة المرور').fill('a new home');
      await button(page, 'إعادة التعيين').click();
      await expect(title(page, 'مرحبًا بعودتك')).toBeVisible();
      await field(page, 'كلمة المرور').fill('a new home');
      await button(page, 'تسجيل الدخول').click();
      await expect(page).toHaveURL('/app/dashboard');
    });
  });
