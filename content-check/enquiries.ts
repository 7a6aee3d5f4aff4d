import { FORM_SERVICES, serviceOf } from '../src/logic/formServices.ts';
import { enquiriesGroup } from '../src/schemas/enquiries.ts';
import { closestWord, type Issue } from './issue.ts';
import { CHECK_WORDS } from './words.ts';
import type { LineOf } from './readYaml.ts';
import type { Enquiries } from '../src/schemas/enquiries.ts';

interface ContentFile {
  file: string;
  data: unknown;
  lineOf: LineOf;
}

/** A field of `enquiries` with what is wrong. */
type FieldProblem = [field: string, message: string];

const SCHEMA = enquiriesGroup();

/** What a known service would refuse, and hosts that look like a typing error of one. */
function serviceProblem({ address = '', fields = [] }: Enquiries): FieldProblem | undefined {
  const { similarService, notForForms, keyMissing } = CHECK_WORDS.enquiries;
  const service = serviceOf(address);
  if (!service) {
    const { hostname } = new URL(address);
    const hosts = FORM_SERVICES.map(({ host }) => host);
    const similar = FORM_SERVICES.find(({ host }) => host === closestWord(hostname, hosts));
    return similar && ['address', similarService(hostname, similar.example)];
  }
  const { name, path, example, key, pathWithKey } = service;
  const { pathname } = new URL(address);
  if (!path.test(pathname)) return ['address', notForForms(name, example)];
  if (key === undefined || pathWithKey?.test(pathname) === true) return undefined;
  const hasKey = fields.some((field) => field.name === key);
  return hasKey ? undefined : ['fields', keyMissing(name, key)];
}

/** Finds enquiries that would not arrive, and words that the form needs. */
export function checkEnquiries(files: readonly ContentFile[]): Issue[] {
  const fileOf = (name: string) => files.find(({ file }) => file === name);
  const [business, enquiry] = [fileOf('business.yaml'), fileOf('enquiry.yaml')];
  const { enquiries } = Object(business?.data) as { enquiries?: unknown };
  const { data } = SCHEMA.safeParse(enquiries);
  if (!business || !data) return [];
  const problem = data.way === 'service' ? serviceProblem(data) : undefined;
  const issues: Issue[] = [];
  if (problem) {
    const [field, message] = problem;
    const path = ['enquiries', field];
    issues.push({ file: business.file, line: business.lineOf(path), path, message });
  }
  const { sending } = Object(enquiry?.data) as { sending?: unknown };
  if (enquiry && sending === undefined) {
    const path = ['sending'];
    const message = CHECK_WORDS.file.noSendingWords;
    issues.push({ file: enquiry.file, line: enquiry.lineOf(path), path, message });
  }
  return issues;
}
