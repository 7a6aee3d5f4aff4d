import { mailtoHref } from '../logic/mailto';
import { TextLink, type TextLinkProps } from './TextLink';

export interface EmailLinkProps extends Omit<TextLinkProps, 'href' | 'children'> {
  email: string;
}

/** The address in plain, selectable text, as a mail link. It may break after the @. */
export function EmailLink({ email, ...rest }: EmailLinkProps) {
  const split = email.lastIndexOf('@') + 1;
  return (
    <TextLink href={mailtoHref(email)} data-address="" {...rest}>
      {email.slice(0, split)}
      <wbr />
      {email.slice(split)}
    </TextLink>
  );
}
