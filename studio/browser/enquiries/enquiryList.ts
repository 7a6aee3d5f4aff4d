import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { answerOf, api } from '../api.ts';
import { onServerEvent } from '../serverEvents.ts';
import type { EnquiryList } from '../../server/http/enquiryRoutes.ts';

interface EnquiryState {
  /** Undefined until the server has answered. */
  list: EnquiryList | undefined;
}

export const enquiryState = createStore<EnquiryState>(() => ({ list: undefined }));

export function useEnquiryList(): EnquiryList | undefined {
  return useStore(enquiryState, ({ list }) => list);
}

export function showList(list: EnquiryList): void {
  enquiryState.setState({ list });
}

/** Asks for the enquiries now, and again when one arrives or changes. */
export function useNewEnquiries(): void {
  useEffect(() => {
    // The requests for the content report a failure.
    const look = () => {
      answerOf(api.enquiries.$get()).then(showList, () => undefined);
    };
    look();
    const events = ['enquiries', 'content', 'connected'] as const;
    const ends = events.map((event) => onServerEvent(event, look));
    return () => ends.forEach((end) => end());
  }, []);
}
