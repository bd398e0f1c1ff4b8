# Grandstand behind Varnish 7, as an edge for many viewers. It verifies the tokens of media by itself, keeps one copy of
# each file and each list for everybody, and lets equal questions wait together. Needs the modules digest
# (varnish-vmod-digest) and vsthrottle (varnish-modules).
#
# `npm run media -- edge` prints grandstand-keys.vcl, which this file includes: keep it as safe as SECRET_KEY. Start
# varnishd with room for a crowd that asks in the same moment, since each question that waits has a thread:
#   -p thread_pool_min=500 -p thread_pool_max=5000 -p thread_queue_limit=10000
# and Grandstand with TRUST_PROXY=1 and EDGE_URLS=http://<this edge>:6081, so that it tells the edge which players have ended.

vcl 4.1;

import cookie;
import digest;
import std;
import vsthrottle;

include "grandstand-keys.vcl";

backend default {
  .host = "127.0.0.1";
  .port = "8080";
  # A list waits for its next part, a report for its rows.
  .first_byte_timeout = 60s;
  .between_bytes_timeout = 60s;
  .max_connections = 2000;
}

sub vcl_recv {
  # What a visitor says here counts for nothing.
  unset req.http.X-Media;
  unset req.http.X-Token-Body;
  unset req.http.X-Token-Mac;
  unset req.http.X-Token-Playback;
  unset req.http.X-Is-Genuine;
  unset req.http.Surrogate-Control;

  if (req.url ~ "^/\.edge/") {
    call grandstand_check_edge;
    if (!req.http.X-Is-Genuine || req.method != "POST") { return (synth(403)); }
    if (req.url !~ "^/\.edge/ended/[0-9a-z]{16}$") { return (synth(404)); }
    # A set that forgets by itself: the one thing that each name may do in five minutes is done.
    if (vsthrottle.is_denied(regsub(req.url, "^/\.edge/ended/", "ended "), 1, 300s)) { return (synth(204)); }
    return (synth(204));
  }

  # Scores and states come as they happen; files of operators go through as they come.
  if (req.url ~ "^/api/events-stream" || req.url ~ "^/api/studio/.*/uploads") { return (pipe); }
  if (req.method != "GET" && req.method != "HEAD") { return (pass); }
  if (req.url ~ "^/media/") { call read_token; }
  if (req.http.X-Media) { return (hash); }
  return (pass);
}

# A token for all of a video, anywhere or in one browser. What opens a stretch alone, or a television, is for Grandstand.
sub read_token {
  if (req.url !~ "^/media/[0-9a-z]{1,7}-[0-9a-z]{1,7}(\.[0-9a-f]{16})?-[0-9a-z]{16}-[0-9]{10}-[0-9a-f]{32}/") { return; }
  if (req.url !~ "^/media/[^/]+/((source|[1-9][0-9]{2,3}p)/index\.m3u8(\?|$)|((source|[1-9][0-9]{2,3}p)/)?(init|segment|part)-[0-9a-z-]{1,40}\.(mp4|m4s)$)") { return; }
  set req.http.X-Token-Body = regsub(req.url, "^/media/([^/]+)-[0-9a-f]{32}/.*$", "\1");
  set req.http.X-Token-Mac = regsub(req.url, "^/media/[^/]+-([0-9a-f]{32})/.*$", "\1");
  call grandstand_check_token;
  if (!req.http.X-Is-Genuine) { return (synth(403)); }
  # Another browser than the one it was given to: Grandstand says no, and why.
  if (req.http.X-Token-Body ~ "^[0-9a-z]+-[0-9a-z]+\.") {
    cookie.parse(req.http.Cookie);
    if (regsub(digest.hash_sha256(cookie.get("player")), "^(0x)?(.{16}).*$", "\2") != regsub(req.http.X-Token-Body, "^[^.]+\.([0-9a-f]{16})-.*$", "\1")) { return; }
  }
  # One that has run out may have been prolonged, which only Grandstand knows.
  if (std.time(regsub(req.http.X-Token-Body, "^.*-([0-9]{10})$", "\1"), now - 1s) < now) { return; }
  set req.http.X-Token-Playback = regsub(req.http.X-Token-Body, "^.*-([0-9a-z]{16})-[0-9]{10}$", "\1");
  if (vsthrottle.remaining("ended " + req.http.X-Token-Playback, 1, 300s) == 0) { return (synth(403)); }

  # Channel, video and file; of a list also what is waited for, in one order.
  set req.http.X-Media = regsub(req.http.X-Token-Body, "^([0-9a-z]+-[0-9a-z]+).*$", "\1") + regsub(req.url, "^/media/[^/]+(/[^?]*).*$", "\1");
  if (req.url ~ "\?") {
    set req.http.X-Media = req.http.X-Media
      + regsub(req.url, "^.*[?&](_HLS_msn=[0-9]{1,9})(&.*)?$|^.*$", "?\1")
      + regsub(req.url, "^.*[?&](_HLS_part=[0-9]{1,9})(&.*)?$|^.*$", "&\1")
      + regsub(req.url, "^.*[?&](_HLS_skip=(YES|v2))(&.*)?$|^.*$", "&\1")
      + regsub(req.url, "^.*[?&](plain=1)(&.*)?$|^.*$", "&\1");
  }
}

sub vcl_hash {
  if (req.http.X-Media) {
    hash_data(req.http.X-Media);
    return (lookup);
  }
}

sub vcl_backend_response {
  if (!bereq.http.X-Media) { return (deliver); }
  # Refused, sent elsewhere, for the crew alone, or a list whose wait ran out: for this one question, and never kept.
  if (beresp.status != 200 || beresp.http.Set-Cookie || beresp.http.Cache-Control ~ "private|no-store" || beresp.http.Surrogate-Control ~ "no-store") {
    set beresp.uncacheable = true;
    set beresp.ttl = 1s;
    return (deliver);
  }
  if (bereq.http.X-Media ~ "index\.m3u8") {
    set beresp.grace = 0s;
    # Without a part to wait for it is the newest for a moment only.
    if (bereq.http.X-Media ~ "_HLS_msn") { set beresp.ttl = 6s; } else { set beresp.ttl = 300ms; }
    return (deliver);
  }
  # A name stands for the same bytes for ever.
  if (bereq.http.X-Media ~ "/part-") { set beresp.ttl = 60s; } else { set beresp.ttl = 1d; }
  return (deliver);
}

sub vcl_deliver {
  unset resp.http.Surrogate-Control;
  unset resp.http.X-Varnish;
  unset resp.http.Via;
  if (req.http.X-Media) {
    if (obj.hits > 0) { set resp.http.X-Cache = "HIT"; } else { set resp.http.X-Cache = "MISS"; }
  }
}
