import { mailtoHref } from '../logic/mailto.ts';
import { TextLink, type TextLinkProps } from './TextLink.tsx';

export interface EmailLinkProps extends Omit<TextLinkProps, 'href' | 'children'> {
  email: string;
}

/** The e-mail address in plain, selectable text, as a mail link. It may break after the @. */
export function EmailLink({ email, ...rest }: EmailLinkProps) {
  const split = email.lastIndexOf('@') + 1;
  return (
    // Some browsers make the break a space, and screen readers say so: "hello@ example.com".
    <TextLink href={mailtoHref(email)} aria-label={email} data-email="" {...rest}>
      {email.slice(0, split)}
      <wbr />
      {email.slice(split)}
    </TextLink>
  );
}
